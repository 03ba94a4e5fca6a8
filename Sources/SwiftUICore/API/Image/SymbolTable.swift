import Foundation

/// Names of system symbols with the nearest glyph of the free icon font "Material Design Icons" (SIL Open Font Licence;
/// Debian package fonts-materialdesignicons-webfont), as code points of its private use area.
package enum SymbolTable {
    package static let fontFamily = "Material Design Icons"
    package static let fontPackage = "fonts-materialdesignicons-webfont"

    /// Nil where no glyph stands for the name.
    package static func scalar(of name: String) -> Unicode.Scalar? { scalars[name] }

    private static let scalars: [String: Unicode.Scalar] = {
        var result: [String: Unicode.Scalar] = [:]
        for entry in entries.split(separator: ",") {
            let parts = entry.split(whereSeparator: \.isWhitespace)
            guard let name = parts.first, let code = parts.last.flatMap({ UInt32($0, radix: 16) }) else { continue }
            result[String(name)] = Unicode.Scalar(code)
        }
        return result
    }()

    private static let entries = """
        airplane F01D, airplane.arrival F5D4, airplane.departure F5D5, alarm F020, alarm.fill F020, ant F0E4,
        ant.fill F0E4, antenna.radiowaves.left.and.right F43B, applewatch F589, archivebox F03C,
        archivebox.fill F03C, arrow.2.circlepath F4E6, arrow.clockwise F450, arrow.counterclockwise F54D,
        arrow.down.to.line F1DA, arrow.left.arrow.right F4E1, arrow.triangle.2.circlepath F4E6,
        arrow.up.arrow.down F4E2, arrow.up.to.line F552, arrow.uturn.backward F54C, arrow.uturn.forward F44E,
        arrow.uturn.left F54C, arrow.uturn.right F44E, backward F45F, backward.end F4AE, backward.end.fill F4AE,
        backward.fill F45F, bag F49A, bag.fill F49A, bandage F2E0, banknote F114, banknote.fill F114, barcode F071,
        barometer F29A, basket F076, basket.fill F076, battery.0 F08E, battery.0percent F08E, battery.100 F079,
        battery.100.bolt F084, battery.100percent F079, battery.25 F07B, battery.25percent F07B, battery.50 F07E,
        battery.50percent F07E, battery.75 F080, battery.75percent F080, bed.double F2E3, bed.double.fill F2E3,
        bell F09C, bell.badge F09F, bell.badge.fill F09E, bell.fill F09A, bell.slash F09B, bell.slash.fill F09B,
        bicycle F0A3, birthday.cake F0EB, birthday.cake.fill F0EB, bitcoinsign F1AC, bold F264, bolt F241,
        bolt.fill F241, bolt.heart F5F6, bolt.heart.fill F5F6, bolt.horizontal F241, bolt.slash F243, book F0BE,
        book.closed F0BA, book.closed.fill F0BA, book.fill F0BE, bookmark F0C3, bookmark.fill F0C0,
        books.vertical F332, books.vertical.fill F332, briefcase F0D6, briefcase.fill F0D6, bubble.left F365,
        bubble.left.and.bubble.right F28C, bubble.left.and.bubble.right.fill F28C, bubble.left.fill F361,
        bubble.right F365, bubble.right.fill F361, building F1D7, building.2 F146, building.2.fill F146,
        building.columns F070, building.columns.fill F070, building.fill F1D7, bus F0E7, bus.fill F0E7,
        calendar F0ED, calendar.badge.clock F0F0, calendar.badge.exclamationmark F0F4, calendar.badge.plus F0F3,
        calendar.circle F0ED, camera F100, camera.fill F100, car F10B, car.fill F10B, carrot F10F, carrot.fill F10F,
        cart F111, cart.fill F110, checklist F5C7, checkmark.seal F565, checkmark.seal.fill F565,
        checkmark.shield F483, checkmark.shield.fill F483, chevron.left.forwardslash.chevron.right F174,
        clipboard F14D, clipboard.fill F147, clock F150, clock.arrow.circlepath F2DA, clock.fill F150, cloud F163,
        cloud.bolt F593, cloud.bolt.fill F593, cloud.fill F15F, cloud.fog F591, cloud.fog.fill F591,
        cloud.heavyrain F596, cloud.heavyrain.fill F596, cloud.rain F597, cloud.rain.fill F597, cloud.snow F598,
        cloud.snow.fill F598, cloud.sun F595, cloud.sun.fill F595, cpu F61A, creditcard F19B, creditcard.fill F19B,
        crop F19E, cross.case F2E0, cross.case.fill F2E0, crown F1A5, crown.fill F1A5, cube F1A7, cube.fill F1A6,
        cup.and.saucer F176, cup.and.saucer.fill F176, curlybraces F169, desktopcomputer F1C4, display F379,
        doc F224, doc.fill F214, doc.on.clipboard F14D, doc.on.doc F18F, doc.on.doc.fill F18F, doc.richtext F21A,
        doc.text F219, doc.text.fill F219, dollarsign F1B3, dot.radiowaves.left.and.right F002, drop F58C,
        drop.fill F58C, dumbbell F1E6, dumbbell.fill F1E6, envelope F1F0, envelope.fill F1EE, envelope.open F5EF,
        envelope.open.fill F1EF, eurosign F1AD, externaldrive F2CA, externaldrive.fill F2CA, eye F208, eye.fill F208,
        eye.slash F209, eye.slash.fill F209, eyedropper F20A, face.dashed F1F6, face.smiling F1F5,
        face.smiling.fill F1F5, face.smiling.inverse F1F5, ferry F213, ferry.fill F213, figure F2E6,
        figure.hiking F583, figure.mind.and.body F64C, figure.outdoor.cycle F0A3, figure.pool.swim F4E3,
        figure.run F46E, figure.run.circle F46E, figure.stairs F4CD, figure.stand F2E6,
        figure.strengthtraining.traditional F1E6, figure.walk F583, figure.walk.circle F583, film F230, fish F23A,
        fish.fill F23A, flag F23D, flag.checkered F23C, flag.fill F23B, flame F238, flame.fill F238, flame.fire F238,
        flask F096, flask.fill F093, folder F256, folder.badge.plus F257, folder.fill F24B, fork.knife F4A6,
        forward F211, forward.end F4AD, forward.end.fill F4AD, forward.fill F211, fuelpump F298, fuelpump.fill F298,
        function F295, gamecontroller F297, gamecontroller.fill F297, gauge F29A, gauge.medium F29A,
        gauge.with.dots.needle.50percent F29A, gear F493, gearshape F493, gearshape.2 F493, gearshape.2.fill F493,
        gearshape.fill F493, gift F2A1, gift.fill F2A1, globe F1E7, globe.americas F1E7, globe.americas.fill F1E7,
        globe.europe.africa F1E7, globe.europe.africa.fill F1E7, graduationcap F474, graduationcap.fill F474,
        hammer F29B, hammer.fill F29B, hand.point.right F2C7, hand.point.right.fill F2C7, hand.raised F2C7,
        hand.thumbsdown F512, hand.thumbsdown.fill F511, hand.thumbsup F514, hand.thumbsup.fill F513,
        headphones F2CB, heart F2D5, heart.fill F2D1, heart.slash F2D4, heart.text.square F2D3,
        heart.text.square.fill F2D2, hourglass F51F, house F2DC, house.fill F2DC, humidity F58E, humidity.fill F58E,
        icloud F163, icloud.and.arrow.down F162, icloud.and.arrow.up F167, icloud.fill F15F, info.circle F2FD,
        info.circle.fill F2FC, ipad F4F8, iphone F11C, italic F277, key F306, key.fill F306, keyboard F30C,
        keyboard.fill F30C, ladybug F0E4, ladybug.fill F0E4, laptopcomputer F322, leaf F32A, leaf.fill F32A,
        lightbulb F336, lightbulb.fill F335, line.3.horizontal.decrease.circle F232, link F339, list.clipboard F14E,
        list.clipboard.fill F14E, list.dash F279, list.number F27B, location F390, location.fill F390, lock F341,
        lock.fill F33E, lock.open F340, lock.open.fill F33F, lungs F2E6, map F34D, map.fill F34D, mappin F34E,
        mappin.and.ellipse F352, mappin.circle F34F, mappin.circle.fill F34F, medal F539, medal.fill F539,
        memorychip F35B, message F365, message.fill F361, mic F36E, mic.fill F36C, mic.slash F36D,
        mic.slash.fill F36D, moon F594, moon.fill F594, moon.stars F594, moon.stars.fill F594, moon.zzz F4B2,
        moon.zzz.fill F4B2, mug F176, mug.fill F176, music.note F387, music.note.list F411, network F317,
        newspaper F395, newspaper.fill F395, paintbrush F0E3, paintbrush.fill F0E3, paintpalette F3D8,
        paintpalette.fill F3D8, paperclip F3E2, paperplane F48A, paperplane.fill F48A, pause F3E4, pause.fill F3E4,
        pawprint F3E9, pawprint.fill F3E9, pencil F3EB, pencil.and.ruler F46D, pencil.circle F3EB, percent F3F0,
        person F013, person.2 F00F, person.2.fill F00E, person.3 F00F, person.3.fill F00E, person.badge.plus F014,
        person.circle F009, person.circle.fill F009, person.crop.circle F009, person.crop.circle.fill F009,
        person.crop.square F007, person.crop.square.fill F006, person.fill F004, person.fill.badge.plus F014,
        person.fill.checkmark F008, phone F3F2, phone.down.fill F3F5, phone.fill F3F2, photo F2E9, photo.fill F2E9,
        photo.on.rectangle F2F9, photo.on.rectangle.angled F2F9, photo.stack F2F9, pill F402, pill.fill F402,
        pills F402, pills.fill F402, pin F403, pin.fill F403, play.fill F40A, playpause F40E, playpause.fill F40E,
        power F425, powerplug F427, powerplug.fill F427, printer F42A, printer.fill F42A, puzzlepiece F431,
        puzzlepiece.fill F431, qrcode F432, questionmark F2D6, questionmark.circle F625,
        questionmark.circle.fill F2D7, quote.bubble F36A, rectangle.grid.1x2 F56A, rectangle.split.3x1 F56D,
        repeat F456, rosette F124, rotate.left F465, rotate.right F467, ruler F46D, scalemass F473,
        scalemass.fill F473, scissors F190, scope F1A4, server.rack F48B, shield F499, shield.fill F498,
        shippingbox F3D6, shippingbox.fill F3D7, shuffle F49D, slider.horizontal.3 F62E, snow F598, sofa F4B9,
        sofa.fill F4B9, sparkles F068, speaker F57F, speaker.fill F57F, speaker.slash F581, speaker.slash.fill F581,
        speaker.wave.1 F580, speaker.wave.1.fill F580, speaker.wave.2 F57E, speaker.wave.2.fill F57E,
        speaker.wave.3 F57E, speaker.wave.3.fill F57E, speedometer F4C5, square.and.arrow.down F1DA,
        square.and.arrow.up F207, square.and.pencil F3ED, star F4D2, star.circle.fill F4CF, star.fill F4CE,
        star.leadinghalf.filled F4D0, star.slash F4D1, sterlingsign F1AE, stethoscope F4D9, stop F4DB,
        stop.fill F4DB, stopwatch F51B, stopwatch.fill F51B, suitcase F0D6, suitcase.fill F0D6, sum F4A0,
        sun.max F599, sun.max.fill F599, sun.min F599, sun.min.fill F599, sunrise F59C, sunrise.fill F59C,
        sunset F59B, sunset.fill F59B, syringe F391, syringe.fill F391, tablecells F4EB, tablecells.fill F4EB,
        tag F4FC, tag.fill F4F9, target F4FE, terminal F18D, terminal.fill F18D, testtube.2 F668,
        text.aligncenter F260, text.alignleft F262, text.alignright F263, text.bubble F36A, text.bubble.fill F369,
        textformat F27F, thermometer F50F, thermometer.high F50F, thermometer.low F50F, thermometer.medium F50F,
        thermometer.sun F510, timer F51B, tram F52D, tram.fill F52D, trash F1C0, trash.fill F1C0, trash.slash F5E8,
        tray F2FB, tray.and.arrow.down F2FB, tray.and.arrow.up F2FB, tray.fill F2FB, tray.full F2FB, tray.full.fill F2FB, tree F531, tree.fill F531,
        trophy F53A, trophy.fill F538, tv F502, tv.fill F502, umbrella F54B, umbrella.fill F54A, underline F287,
        video F567, video.fill F567, viewfinder F2F2, wand.and.stars F068, waveform.path.ecg F430, wifi F5A9,
        wifi.slash F5AA, wind F59D, wineglass F356, wineglass.fill F356, wrench F5B7, wrench.and.screwdriver F5B7,
        wrench.fill F5B7, zzz F4B2
        """
}
